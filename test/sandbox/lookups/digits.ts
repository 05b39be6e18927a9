const innWeights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const accountWeights = [7, 1, 3]

/** The ИНН of an organisation that begins with nine digits. */
export function innFrom(nine: string): string {
  const sum = innWeights.reduce((total, weight, index) => total + weight * Number(nine[index]), 0)
  return `${nine}${(sum % 11) % 10}`
}

/** The ОГРН that begins with twelve digits: the thirteenth is their remainder by 11, the last digit of it. */
export const ogrnFrom = (twelve: string): string => `${twelve}${(Number(twelve) % 11) % 10}`

/** A bank's own account with the Bank of Russia; its ninth digit is the key, by the number of the branch and the account. */
export function correspondentOf(bic: string): string {
  const withKey = (key: number) => `30101810${key}00000000${bic.slice(-3)}`
  const isRight = (account: string) =>
    [...`0${bic.slice(4, 6)}${account}`].reduce(
      (sum, digit, index) => sum + (((accountWeights[index % 3] ?? 0) * Number(digit)) % 10),
      0,
    ) %
      10 ===
    0
  return Array.from({ length: 10 }, (_, key) => withKey(key)).find(isRight) ?? withKey(0)
}

/** As many digits as asked, always the same for the same number. */
export const digitsOf = (seed: number, length: number): string =>
  Array.from({ length }, (_, index) => ((seed + 3) * (index * 7 + 11) + Math.floor(seed / (index + 2))) % 10).join('')
