import { Component, type ReactNode } from "react";
import { ErrorPage } from "./error-page.tsx";

type Props = { readonly children: ReactNode /** Another value tries again: the address. */; readonly resetBy: string };
type State = { readonly error: unknown; readonly resetBy: string };

/** Keeps the header standing when a page fails to load or to draw. React knows error boundaries as classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetBy: this.props.resetBy };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error("Nothing was thrown") };
  }

  static getDerivedStateFromProps({ resetBy }: Props, state: State): Partial<State> | null {
    return resetBy === state.resetBy ? null : { error: undefined, resetBy };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}
