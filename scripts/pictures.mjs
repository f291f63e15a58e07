/** Draws the icons and the social card from the mark, with Chromium, into web/public. Run by hand when the mark changes. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.mjs";
import { ROOT } from "./process.mjs";

const PUBLIC = join(ROOT, "web/public");
const face = await readFile(
  join(ROOT, "node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2"),
);

/**
 * The two bubbles, `width` pixels wide.
 * @param {number} width
 */
const mark = (width) => `<svg width="${width}" viewBox="0 0 34 26" fill="none">
<path d="M3 2h13a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H7l-4 4V2Z" stroke="#16302a" stroke-width="1.8" stroke-linejoin="round"/>
<path d="M31 9H17a3 3 0 0 0-3 3v5a3 3 0 0 0 3 3h10l4 4V9Z" fill="#1d4a40" stroke="#faf7f1" stroke-width="1.6"/></svg>`;

/**
 * @param {number} size
 * @param {number} part how much of the width the mark takes
 */
const icon = (size, part) =>
  `<body style="margin:0;background:#faf7f1;display:grid;place-items:center;height:${size}px">${mark(size * part)}`;

const card = `<style>@font-face{font-family:S;src:url(data:font/woff2;base64,${face.toString("base64")})}
body{margin:0;height:630px;box-sizing:border-box;padding:80px 90px;background:#faf7f1;color:#16302a;font:400 34px/1.4 sans-serif;
display:grid;grid-template-columns:1fr 420px;gap:60px;align-items:center}
h1{font:400 86px/1.04 S;margin:0 0 28px;letter-spacing:-.01em} .m{display:flex;gap:18px;align-items:center;font:400 44px S;margin-bottom:44px}
.t,.y{border-radius:34px;padding:24px 30px;font-size:29px;line-height:1.35} .t{border:2.5px solid #8b968f;border-bottom-left-radius:8px;margin-right:30px}
.y{background:#1d4a40;color:#f4f1e8;border-bottom-right-radius:8px;margin:20px 0 0 40px}</style>
<div><div class="m">${mark(66)}Plainsay</div><h1>Say no, and still like yourself afterwards.</h1></div>
<div><div class="t">Everyone takes the cover. You’d really gamble?</div><div class="y">I can see why you’d ask. Just the laptop, please.</div></div>`;

const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
/**
 * @param {string} html
 * @param {number} width
 * @param {number} height
 */
const draw = async (html, width, height) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: "png" });
  await page.close();
  return picture;
};

/**
 * One PNG in the ICO form, for browsers that ask for /favicon.ico.
 * @param {Buffer} png
 */
const ico = (png) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

try {
  /** @param {string} name @param {Buffer} bytes */
  const save = (name, bytes) => writeFile(join(PUBLIC, name), bytes);
  await save("icon-192.png", await draw(icon(192, 0.74), 192, 192));
  await save("icon-512.png", await draw(icon(512, 0.74), 512, 512));
  await save("icon-maskable-512.png", await draw(icon(512, 0.56), 512, 512));
  await save("apple-touch-icon.png", await draw(icon(180, 0.7), 180, 180));
  await save("favicon.ico", ico(await draw(icon(32, 0.94), 32, 32)));
  await save("social.png", await draw(card, 1200, 630));
} finally {
  await browser.close();
}
