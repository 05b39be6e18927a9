/** The white at the sides of a band of the site: `padding-inline: var(--gutter)` keeps its content in one column of 1240 pixels. */
export const gutter = '--gutter: max(clamp(16px, 4vw, 48px), 50% - 620px);'
