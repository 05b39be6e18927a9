import { Component, type ReactNode } from 'react'
import { complain } from './complain.ts'

type Props = { template: string; children: ReactNode }
type State = { hasFailed: boolean }

/** A block that throws is left out alone; the rest of the page is shown (2.7-03). */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    complain(`a block "${this.props.template}" threw`, error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
