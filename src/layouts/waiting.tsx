/** What is shown while nothing else can be yet. */
export function Waiting({ inside = false }: { inside?: boolean }) {
  return <div aria-busy="true" data-inside={inside} />
}
