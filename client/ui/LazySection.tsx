import { Component, type ReactNode, Suspense } from 'react'

/**
 * A section of a page whose code comes by `lazy`. The server's HTML stands until then; should the code not come, the
 * section is missing and the rest of the page works.
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
