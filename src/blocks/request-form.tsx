import * as z from 'zod/mini'
import * as hrefs from '#domain/hrefs.ts'
import { askedFields, fieldsOfAgreement, fieldsOfRequest, topicList } from './inquiry/asked.ts'
import { InquiryBlock } from './inquiry/inquiry-block.tsx'
import { block } from './kit/block.tsx'
import { useBlockPlace } from './kit/hash-target.ts'
import { address, optionalText } from './kit/params.ts'

const params = z.object({
  title: optionalText,
  topic: z.catch(z.string(), 'Other'),
  topics: topicList,
  fields: askedFields,
  successText: optionalText,
  consentDocHref: z.catch(address, hrefs.personalDataPolicy),
})

/** The topic of who only wants to read the agreement: it comes by mail. */
const agreementTopic = 'Agreement'

/** A request that the fund answers by a call or a letter. */
export const Block = block(
  params,
  function RequestFormBlock({ id, params: { title, topic, topics, fields, successText, consentDocHref } }) {
    const place = useBlockPlace(id)
    const isAgreement = topic === agreementTopic
    const asked = isAgreement
      ? fieldsOfAgreement
      : fieldsOfRequest(fields).filter(({ name }) => name !== 'topic' || topics.length > 0)
    return (
      <InquiryBlock
        title={title}
        settings={{
          formKey: `request ${topic} ${place}`,
          kind: isAgreement ? 'agreement' : 'application',
          asked,
          topic,
          topics,
          consentHref: consentDocHref,
          successText,
        }}
      />
    )
  },
)
