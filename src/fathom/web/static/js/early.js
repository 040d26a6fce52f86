// Theme and language before the first paint, so that nothing flashes.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("fathom.settings") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
    const lang = kept.lang || ((navigator.language || "").startsWith("de") ? "de" : "en");
    document.documentElement.lang = lang;
    if (kept.motion === "off") document.documentElement.dataset.motion = "off";
  } catch {
    // Storage may be closed to us; the system's theme is fine.
  }
})();
