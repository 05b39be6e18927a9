import { NoticeBoard } from '#layouts/notice-board.tsx'
import { usePrefetch } from './prefetch.ts'

/** What the first look of a page does without: messages and dialogs over the page, and pages of links that are fetched ahead. */
export function AfterFirstLook() {
  usePrefetch()
  return <NoticeBoard />
}
