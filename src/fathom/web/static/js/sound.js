// TEMPORARY
/** @param {any} _ */
export function heard(_) {}
