export type BarTone = "good" | "mid" | "low";

type ScoreBarProps = {
  label: string;
  /** 0 to 100. */
  percent: number;
  tone: BarTone;
  /** The value in words, such as "4.5 strong": the colour alone says nothing. */
  text: string;
};

/** A labelled bar; its text says all. SVG, because a width known only at run time needs no inline style there. */
export const ScoreBar = ({ label, percent, tone, text }: ScoreBarProps) => (
  <div className={`score-bar ${tone}`}>
    <span>{label}</span>
    <b>{text}</b>
    <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
      <rect width={Math.min(100, Math.max(0, percent))} height="10" />
    </svg>
  </div>
);
