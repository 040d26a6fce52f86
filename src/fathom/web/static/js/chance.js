// Chance that never changes: what has no picture gets one of its own, always the same.

/** A number that is always the same for the same word. @param {string} word */
export function seed(word) {
  let n = 2166136261;
  for (const c of word) n = Math.imul(n ^ c.charCodeAt(0), 16777619);
  return n >>> 0;
}

/** Numbers from 0 to 1, always the same for the same word. @param {string} word */
export function stream(word) {
  let n = seed(word) || 1;
  return () => {
    n ^= n << 13;
    n ^= n >>> 17;
    n ^= n << 5;
    return (n >>> 0) / 4294967296;
  };
}
