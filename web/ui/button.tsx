import type { ComponentProps } from "react";

/** `main`: the one main action on a screen. `plain`: outlined. `quiet`: no outline until pointed at. */
export type ButtonLook = "main" | "plain" | "quiet";

const LOOKS: Readonly<Record<ButtonLook, string>> = { main: "btn main", plain: "btn", quiet: "btn quiet" };

export const buttonClass = (look: ButtonLook, small: boolean, more: string | undefined): string =>
  [LOOKS[look], small ? "small" : "", more ?? ""].filter(Boolean).join(" ");

type ButtonProps = ComponentProps<"button"> & {
  look?: ButtonLook;
  /** 36 px high instead of 44, where there is a row of them and a pointer. */
  small?: boolean;
};

/** A native button; give an icon-only one an `aria-label`. */
export const Button = ({ look = "plain", small = false, className, type = "button", ...rest }: ButtonProps) => (
  // oxlint-disable-next-line react/button-has-type
  <button type={type} className={buttonClass(look, small, className)} {...rest} />
);
