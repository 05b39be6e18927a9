const nbsp = '\u00A0'
const months = 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря'

/** Where a line must not break: what stands left of the space stays with what stands right of it. */
const bonds: readonly RegExp[] = [
  /(?<=\d) (?=\d{3}(?!\d))/g,
  /(?<=\S) (?=[₽%])/g,
  /(?<=[№§]) (?=\S)/g,
  new RegExp(`(?<=\\d) (?=(?:${months})(?![а-яё]))`, 'g'),
  /(?<=\d) (?=(?:тыс\.|млн|млрд|трлн|руб|лет|год|мес|МБ|КБ|НК|п\. п\.))/g,
  /(?<=(?:^|[\s(«>\u00A0])(?:ст|п|пп|подп|гл|разд)\.) (?=\d)/gi,
  /(?<=[^\s]) (?=—)/g,
  /(?<=(?:^|[\s(«>\u00A0—])(?:в|во|к|ко|с|со|о|об|у|и|а|на|за|до|по|из|от|не|ни|но|дом)) (?=[\p{L}\d«])/giu,
  /(?<=(?:^|\s)(?:стать[яеию]|пункта?)) (?=\d)/giu,
]

/** A text with unbreakable spaces where Russian typography wants them. */
export const typeset = (text: string): string => bonds.reduce((done, bond) => done.replace(bond, nbsp), text)
