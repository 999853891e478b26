import { Component, type ReactNode } from 'react'
import { type Location, useLocation } from 'react-router-dom'

interface Props {
  /** What she sees instead of a page that breaks. */
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  broken: { error: unknown } | null
  location: Location
}

/** Stands in for what breaks below it until she goes elsewhere. */
export function PageBoundary(props: Props) {
  return <Boundary {...props} location={useLocation()} />
}

class Boundary extends Component<Props & { location: Location }, State> {
  override state: State = { broken: null, location: this.props.location }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error } }
  }

  static getDerivedStateFromProps({ location }: { location: Location }, state: State): State | null {
    return location === state.location ? null : { broken: null, location }
  }

  override render() {
    const { broken } = this.state
    return broken ? this.props.fallback(broken.error) : this.props.children
  }
}
