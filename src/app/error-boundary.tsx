import { Component, type ReactNode } from 'react'
import { errorCode } from '#domain/error-code.ts'
import { messages } from '#domain/faults.ts'
import { ErrorPage } from '#layouts/error-page.tsx'

/** What browsers say of a part of the portal that could not be fetched. */
const unfetched = /dynamically imported module|importing a module script/i

const isUnfetched = (error: unknown) => error instanceof Error && unfetched.test(error.message)

type Props = { children: ReactNode }
type State = { error: unknown; hasFailed: boolean }

/** A view that throws gives way to the error page inside its layout (2.3-09). What the exception says is for the console alone. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    // eslint-disable-next-line no-console -- React prints the exception itself; by this line it is found when a client names the code.
    console.error(`Код ошибки: ${errorCode(error)}`)
  }

  override render() {
    const { error, hasFailed } = this.state
    if (!hasFailed) return this.props.children
    return isUnfetched(error) ? (
      <ErrorPage status={500} message={messages.offline} />
    ) : (
      <ErrorPage status={500} message={messages.unexpected} code={errorCode(error)} />
    )
  }
}
