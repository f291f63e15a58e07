import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { Button } from "./button.tsx";

type DialogProps = {
  isOpen: boolean;
  /** Asked to close: the close button, Escape, or a press outside. */
  onClose: () => void;
  title: string;
  /** Beneath the title. */
  subtitle?: ReactNode;
  children: ReactNode;
  /** `alertdialog` where an answer is needed before going on; a press outside then does not close it. */
  role?: "dialog" | "alertdialog";
};

/** Over the page: keeps focus inside, gives it back when closed; fills a phone's window. */
export const Dialog = ({ isOpen, onClose, title, subtitle, children, role = "dialog" }: DialogProps) => (
  <ModalOverlay
    className="overlay"
    isOpen={isOpen}
    isDismissable={role === "dialog"}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
  >
    <Modal className="modal">
      <AriaDialog className="dialog" role={role}>
        <header>
          <div>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {subtitle === undefined ? null : <p>{subtitle}</p>}
          </div>
          <Button look="quiet" className="icon" aria-label="Close" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </Button>
        </header>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
