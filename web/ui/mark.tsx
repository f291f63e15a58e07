/** The mark: two speech bubbles, one outlined (the push), one solid (your answer). */
export const Mark = () => (
  <svg width="34" height="26" viewBox="0 0 34 26" fill="none" aria-hidden="true">
    <path
      d="M3 2h13a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H7l-4 4V2Z"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path d="M31 9H17a3 3 0 0 0-3 3v5a3 3 0 0 0 3 3h10l4 4V9Z" className="fill-you stroke-paper" strokeWidth="1.6" />
  </svg>
);
