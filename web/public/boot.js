// Runs before the first paint: the remembered theme, and whether somebody was signed in here.
try {
  var theme = localStorage.getItem("plainsay.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (localStorage.getItem("plainsay.signed-in")) document.documentElement.setAttribute("data-signed-in", "");
} catch {
  // Storage may be refused; the page then follows the system.
}
