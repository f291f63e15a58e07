import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";

type DisclosureProps = { label: string; button: ReactNode; className?: string; children: ReactNode };

/**
 * A button that opens a small panel of links and buttons beneath itself. It closes with Escape, a press or focus outside,
 * and at a navigation. Light on purpose: the public pages carry it.
 */
export const Disclosure = ({ label, button, className = "", children }: DisclosureProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setIsOpen(false);
  }
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    opener.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !root.current?.contains(event.relatedTarget)) setIsOpen(false);
  };
  return (
    // The handlers only watch keys and focus passing through; the controls inside are the interactive ones.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={`disclosure ${className}`} ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className="btn quiet icon"
        ref={opener}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      <div className="panel" id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
