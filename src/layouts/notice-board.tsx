/** Toasts and dialogs. */
export function NoticeBoard() {
  return null
}
