import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useSyncExternalStore } from "react";

const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
/** Read by boot.js before the first paint. */
const STORED_AS = "plainsay.theme";
const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

const root = () => document.documentElement;
const currentTheme = (): Theme => THEMES.find((theme) => theme === root().dataset["theme"]) ?? "system";

const watchTheme = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
};

const setTheme = (theme: Theme): void => {
  if (theme === "system") delete root().dataset["theme"];
  else root().dataset["theme"] = theme;
  try {
    localStorage.setItem(STORED_AS, theme);
  } catch {
    // Storage may be refused; the choice then lasts until the page is left.
  }
};

/** Goes round: as the system has it, light, dark. The choice is remembered on this device. */
export const ThemeSwitch = () => {
  const theme = useSyncExternalStore<Theme>(watchTheme, currentTheme, () => "system");
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const Icon = ICONS[theme];
  return (
    <button
      type="button"
      className="btn quiet icon"
      aria-label={`Theme: ${theme}. Change to ${next}.`}
      title={`Theme: ${theme}`}
      onClick={() => setTheme(next)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
};
