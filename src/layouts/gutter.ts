/** How near the edge of the window the content of the public site may come; a layout with margins of its own leaves it unset. */
export const gutter = '--gutter: clamp(16px, 4vw, 48px);'
