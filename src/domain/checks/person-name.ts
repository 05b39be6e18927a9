const russianName = /^[А-ЯЁ]+(?:[ '’-][А-ЯЁ]+)*$/i

/** Whether a name is written in Russian letters, «ё» among them: one letter is enough, hyphens and blanks stand between letters. */
export const isRussianName = (text: string): boolean => russianName.test(text)
