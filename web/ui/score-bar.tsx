import { useId } from "react";

export type BarTone = "good" | "mid" | "low";

type ScoreBarProps = {
  label: string;
  /** 0 to 100. */
  percent: number;
  tone: BarTone;
  /** The value in words, such as "4.5 strong": the colour alone says nothing. */
  text: string;
};

/** A labelled bar. SVG, because widths computed at run time need no inline style there. */
export const ScoreBar = ({ label, percent, tone, text }: ScoreBarProps) => {
  const id = useId();
  return (
    <div className={`score-bar ${tone}`}>
      <span id={id}>{label}</span>
      <b>{text}</b>
      <svg
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
      >
        <rect width={Math.min(100, Math.max(0, percent))} height="10" />
      </svg>
    </div>
  );
};
