import * as z from 'zod/mini'
import type { Fault } from '#domain/faults.ts'

/** Of a part that cannot be read nothing is known; the other parts still count. */
const text = z.catch(z.nullable(z.string()), null)
const Body = z.object({
  code: text,
  description: text,
  message: text,
  attemptsLeft: z.catch(z.nullable(z.number()), null),
  fields: z.catch(z.record(z.string(), z.array(z.string())), {}),
})
const Envelope = z.object({ error: Body })
const longest = 500

/** The server's own words about a refusal: its error field, or its body (8-02). A page of HTML says nothing. */
export async function readRefusal(data: unknown): Promise<Partial<Fault>> {
  const text = data instanceof Blob ? await data.text() : typeof data === 'string' ? data : ''
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return {}
  }
  const envelope = z.safeParse(Envelope, json)
  const body = z.safeParse(Body, envelope.success ? envelope.data.error : json)
  if (!body.success) return {}
  const { code, description, message, attemptsLeft, fields } = body.data
  return {
    code,
    description: description?.slice(0, longest) ?? null,
    message: message?.slice(0, longest) ?? null,
    attemptsLeft,
    fields,
  }
}
