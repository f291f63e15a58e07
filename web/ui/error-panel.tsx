import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type ErrorPanelProps = {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
  /** `h1` where the panel is the whole page. */
  heading?: "h1" | "h2";
};

/** Stands where something could not be loaded, and offers to try again. */
export const ErrorPanel = ({ title, children, onRetry, heading: Heading = "h2" }: ErrorPanelProps) => (
  <div className="wrap page-narrow" role="alert">
    <Heading className="title">{title}</Heading>
    <p className="lead">{children ?? "It may be the connection. Nothing you wrote is lost."}</p>
    <div className="acts">
      <Button look="main" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  </div>
);
