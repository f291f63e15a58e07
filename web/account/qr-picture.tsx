import { encode } from "uqr";

/** Modules of nothing around the code, without which apps do not find it. */
const QUIET = 4;

type QrPictureProps = { text: string; label: string };

/** A QR code, dark on white in either theme: many cameras do not read the reverse. */
export const QrPicture = ({ text, label }: QrPictureProps) => {
  const { data, size } = encode(text, { border: QUIET, ecc: "M" });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="size-52 max-w-full rounded-m border border-line forced-color-adjust-none"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
};
