/** An error in place of a page (2.3-06). */
export function ErrorPage({ status, message }: { status: number; message: string }) {
  return <h1>{status}: {message}</h1>
}
