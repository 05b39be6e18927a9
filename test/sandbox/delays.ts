const least = 100
const most = 800
const rarely = 0.03
const long = 3000

/** How long real services take for an answer, in milliseconds: 100 to 800, now and then three seconds; `chance` lies between 0 and 1. */
export function serviceDelay(chance: () => number = Math.random): number {
  return chance() < rarely ? long : Math.round(least + chance() * (most - least))
}
