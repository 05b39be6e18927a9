const browsers: [RegExp, string][] = [
  [/YaBrowser\/(\d+)/, 'Яндекс Браузер'],
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:OPR|OPT)\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** `Chrome 131, Windows` of a user agent's own words (3-08). */
export function deviceNameOf(userAgent: string): string {
  const browser =
    browsers
      .map(([pattern, name]) => {
        const match = pattern.exec(userAgent)
        return match ? `${name} ${match[1]}` : null
      })
      .find(Boolean) ?? 'Браузер'
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'неизвестная система'
  return `${browser}, ${system}`
}
