import { expect, test } from '@playwright/test'
import { charts } from '#machines/registry.ts'
import { edgesOf } from '#test/kit/model/edges.ts'
import { byJourneys, notWalked } from './not-walked.ts'
import { readWalked } from './walked.ts'

const every = Object.values(charts).flatMap(({ machine }) => edgesOf(machine))

test('[S-03] every arrow of every chart is taken in the browser, or it is said why not', () => {
  const walked = readWalked()
  console.log(`Arrows taken in the browser: ${every.filter((edge) => walked.has(edge)).length} of ${every.length}.`)
  expect(
    every.filter((edge) => !walked.has(edge) && notWalked[edge] === undefined && !byJourneys.has(edge)),
    'not taken, and no reason is given',
  ).toEqual([])
})

test('[S-03] no arrow is called unwalkable that is walked or that is none', () => {
  const walked = readWalked()
  expect(Object.keys(notWalked).filter((edge) => walked.has(edge) || !every.includes(edge))).toEqual([])
  expect([...byJourneys].filter((edge) => !every.includes(edge) || notWalked[edge] !== undefined)).toEqual([])
})
