import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonClass } from "./button.tsx";

type LinkButtonProps = Omit<LinkProps, "className"> & { look?: ButtonLook; small?: boolean; className?: string };

/** A link that looks like a button: it goes somewhere, a button does something. */
export const LinkButton = ({ look = "plain", small = false, className, ...rest }: LinkButtonProps) => (
  <Link className={buttonClass(look, small, className)} {...rest} />
);
