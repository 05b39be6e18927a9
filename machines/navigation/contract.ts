import type { CmsRoute } from '#domain/content.ts'
import type { Layout } from '#domain/layouts.ts'
import type { Maintenance } from '#domain/maintenance.ts'

/**
 * Who may open a page. anyone; anonymous: only who is not signed in; client: who is signed in;
 * account: who is signed in and has signed the consent; joining: signed in, else the entry form in place;
 * contract: who has joined online, with an accepted request.
 */
export type Access = 'anyone' | 'anonymous' | 'client' | 'account' | 'joining' | 'contract'

/** An address, and the built-in page that it means; page is null where no built-in route knows it. */
export type PageLocation = {
  path: string
  search: string
  hash: string
  page: string | null
  params: Record<string, string>
  access: Access
  layout: Layout
  /** The name of the flow that lives while the page is open; the table of flows knows it. */
  flow: string | null
}

/** What is known of the visitor; 'unknown' means: wait. */
export type Visitor = {
  session: 'unknown' | 'anonymous' | 'client' | 'joiner' | 'joinerWithoutRequest'
  isConsentSigned: boolean
  products: 'unknown' | 'none' | 'some'
  joiningPath: string | null
  /** The request to join has reached its last step: there is a contract to read about. */
  isRequestAccepted: boolean
}

export type Context = {
  location: PageLocation | null
  visitor: Visitor
  routes: CmsRoute[]
  maintenance: Maintenance | null
  /** The version that is being previewed, carried over between pages (2.4-06). */
  version: string | null
  /** Where the client was going when the consent or the maintenance came between. */
  intended: string | null
  /** The path whose content, once it had come, turned out to be for those who are signed in (2.7-04). */
  privatePath: string | null
}

export type Event =
  | { type: 'location.requested'; location: PageLocation }
  /** Something that the guards ask about has changed. */
  | { type: 'location.reconsidered' }
  /** The page was prerendered and brings its own route; all the others are yet to come. */
  | { type: 'routes.hydrated'; routes: CmsRoute[] }
  /** The content of this path holds a block for those who are signed in. */
  | { type: 'content.needsAuth'; path: string }
  /** Somebody wants the content service's routes that have not come. */
  | { type: 'routes.wanted' }
  /** `to` is where the visitor is to be led now that this has changed. */
  | { type: 'visitor.changed'; visitor: Partial<Visitor>; to?: string }
