import { Component, type ReactNode, Suspense } from 'react'

/**
 * A section whose code is loaded by `lazy`. The server's HTML stays until then; if the code can't be
 * loaded, only the section is missing.
 */
export class LazySection extends Component<{ children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
