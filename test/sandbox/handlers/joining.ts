import { tables } from '#api/tables/all.ts'
import type { Handle } from '../handle.ts'
import { sendEmailKey } from '../email-keys.ts'
import { joiningSections, joiningTemplates } from '../joining/papers.ts'
import { joiningOf, saveJoining, stepFaults } from '../joining/request.ts'
import { pdfOf, pdfResponse } from '../pdf/document.ts'
import { refuse } from '../refusals.ts'
import { keyed } from '../statements/keyed.ts'
import type { World } from '../world.ts'

const { joining } = tables

/** The request to join online (1.12); the consent of the account comes with the contract, later. */
export const joiningHandlers = (handle: Handle, world: World) => [
  handle(joining.templates, ({ client }) => {
    joiningOf(world, client)
    return joiningTemplates
  }),
  handle(joining.fillTemplate, ({ client, query: { templateName } }) => {
    const request = joiningOf(world, client)
    const template = joiningTemplates.find((one) => one.templateName === templateName) ?? refuse('NotFound')
    // It is read before the consents are given.
    const gaps = Object.entries(stepFaults(world, request.payload, [1, 2, 3])).filter(
      ([path]) => !path.startsWith('consents.'),
    )
    if (gaps.length > 0) refuse('StatementIncomplete', { fields: Object.fromEntries(gaps) })
    const sections = joiningSections(world.fundName, client, request, templateName)
    return pdfResponse(
      pdfOf(template.title, [{ heading: '', paragraphs: [world.fundName] }, ...sections]),
      `${template.title}.pdf`,
    )
  }),
  handle(joining.save, ({ client, body }) =>
    keyed(world, { client, call: 'joining', key: body.idempotencyKey, body }, () => saveJoining(world, client, body)),
  ),
  handle(joining.confirmEmail, ({ client, body: { kppOnlineRequestId } }) => {
    const request = joiningOf(world, client, kppOnlineRequestId)
    return sendEmailKey(world, client, {
      email: request.payload.step_2?.contactInfo.email ?? null,
      isConfirmed: request.emailConfirmed === true,
      joiningId: kppOnlineRequestId,
      text: `Подтвердите адрес почты для заявления на вступление. ${world.fundName}.`,
    })
  }),
]
