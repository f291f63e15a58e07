/**
 * The page's security policy allows style sheets of this origin only. Two libraries put `<style>` elements into the page
 * when they run; browsers would refuse these and say so in the console. This takes the insertions out of the build:
 *
 * - sonner inserts the very text of its `dist/styles.css`: web/ui/toaster.tsx imports that file instead.
 * - react-aria's `usePress` inserts one rule: it stands in web/app/styles.css.
 * - react-aria's `usePreventScroll` (Safari on iOS) inserts a rule while a dialog is open: it becomes a constructed style
 *   sheet, which the policy allows.
 *
 * A version that no longer has the expected code stops the build, so that the policy is not broken unnoticed.
 */
import type { Plugin } from "vite";

type Edit = { readonly find: RegExp; readonly replace: string };

const EDITS: readonly { readonly file: RegExp; readonly edits: readonly Edit[] }[] = [
  { file: /\/sonner\/dist\/index\.mjs$/, edits: [{ find: /^__insertCSS\(".*"\);?$/m, replace: "" }] },
  {
    file: /\/react-aria\/dist\/private\/interactions\/usePress\.mjs$/,
    edits: [{ find: /if \(!domRef \|\| process\.env\.NODE_ENV === 'test'\) return;/, replace: "return;" }],
  },
  {
    file: /\/react-aria\/dist\/private\/overlays\/usePreventScroll\.mjs$/,
    edits: [
      {
        find: /document\.head\.prepend\(style\);/,
        replace:
          "let sheet = new CSSStyleSheet(); sheet.replaceSync(style.textContent); document.adoptedStyleSheets.push(sheet);",
      },
      {
        find: /style\.remove\(\);/,
        replace: "document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);",
      },
    ],
  },
];

export const noInlineStyles = (): Plugin => ({
  name: "plainsay:no-inline-styles",
  apply: "build",
  transform: {
    filter: { id: EDITS.map(({ file }) => file) },
    handler(code, id) {
      const edits = EDITS.find(({ file }) => file.test(id))?.edits ?? [];
      return edits.reduce((text, { find, replace }) => {
        if (!find.test(text)) this.error(`${id} no longer has the code that inserts a style element: ${find}`);
        return text.replace(find, () => replace);
      }, code);
    },
  },
});
