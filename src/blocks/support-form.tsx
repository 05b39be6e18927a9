import * as z from 'zod/mini'
import * as hrefs from '#domain/hrefs.ts'
import { fieldsOfQuestion, topicList } from './inquiry/asked.ts'
import { InquiryBlock } from './inquiry/inquiry-block.tsx'
import { block } from './kit/block.tsx'
import { useHashTarget } from './kit/hash-target.ts'
import { address, optionalText } from './kit/params.ts'

const params = z.object({
  title: optionalText,
  topics: topicList,
  successText: optionalText,
  consentDocHref: z.catch(address, hrefs.personalDataPolicy),
  anchor: z.catch(z.string(), 'form'),
})

/** A question to the support; `#form` leads here (2.1-09). It is the same form on every page: a question begun on one is there on another. */
export const Block = block(
  params,
  function SupportFormBlock({ params: { title, topics, successText, consentDocHref, anchor } }) {
    const ref = useHashTarget<HTMLDivElement>(anchor)
    return (
      <div ref={ref}>
        <InquiryBlock
          title={title}
          settings={{
            formKey: 'support',
            kind: 'question',
            asked: fieldsOfQuestion(topics.length > 0),
            topic: 'Other',
            topics,
            consentHref: consentDocHref,
            successText,
          }}
        />
      </div>
    )
  },
)
