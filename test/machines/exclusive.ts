/**
 * Guards of which at most one lets pass: they ask one value what it is. Where two of them are tried in another order the chart does the
 * same, so that this is no fault; that nothing tells the two apart is checked with the faults.
 */
export const exclusive: readonly (readonly string[])[] = [
  ['isAt'],
  ['isChosen'],
  ['wasSigned', 'wasLeft', 'wasFiledBefore', 'isNotAllowed'],
  ['isFit', 'isTooBig'],
  ['wasSent', 'wasTooBig', 'wasInfected'],
  ['isClean', 'isInfected', 'isGone'],
]
