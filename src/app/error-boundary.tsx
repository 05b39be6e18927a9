import { Component, type ReactNode } from 'react'
import { messages } from '#domain/faults.ts'
import { ErrorPage } from '#layouts/error-page.tsx'

/** What browsers say of a part of the portal that could not be fetched. */
const unfetched = /dynamically imported module|importing a module script/i

function textOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return unfetched.test(message) ? messages.offline : message
}

type Props = { children: ReactNode }
type State = { error: unknown; hasFailed: boolean }

/** A view that throws gives way to the error page inside its layout (2.3-09). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  override render() {
    const { error, hasFailed } = this.state
    if (!hasFailed) return this.props.children
    return <ErrorPage status={500} message={textOf(error)} />
  }
}
