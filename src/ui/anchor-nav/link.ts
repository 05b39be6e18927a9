/** A link into the page that it stands on, under the names that content gives its parts (2.7-06). */
export type AnchorLink = {
  href: string
  label: string
  index: number
  /** The id of the part that it leads to. */
  block: string
  /** How deep the part lies in other parts that have links of their own. */
  numberOfExtraIndets: number
}
