import { Alert } from "#web/ui/alert.tsx";

/** Stands on every page of the test provider, so that nobody takes it for a real one. */
export const TestMark = () => (
  <Alert tone="info">
    <b>This is a test.</b> Plainsay runs without a payment provider here: no card is asked for and no money moves.
  </Alert>
);
