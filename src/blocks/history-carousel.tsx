import * as z from 'zod/mini'
import { whole } from '#domain/numbers.ts'
import { Carousel } from './history-carousel/carousel.tsx'
import { Results } from './history-carousel/results.tsx'
import { Slide } from './history-carousel/slide.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, requiredText, usable } from './kit/params.ts'
import { fileAddress, maybeFileId } from './parts/files.ts'

const Item = z.object({
  year: z.union([whole, requiredText]),
  title: requiredText,
  text: optionalText,
  imageId: maybeFileId,
})
const params = z.object({ title: optionalText, items: z.catch(usable(Item), []) })
const usualLabel = 'История фонда по годам'

/** The history of the fund, a year a card; where content tells none, the results of its years. */
export const Block = block(params, function HistoryCarouselBlock({ params: { title, items } }) {
  const label = title ?? usualLabel
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Under title={title}>
        {items.length === 0 ? (
          <Results label={label} />
        ) : (
          <Carousel
            label={label}
            slides={items.map(({ year, title: name, text, imageId }, index) => ({
              key: `${index}`,
              name: `${year}, ${name}`,
              content: (
                <Slide year={`${year}`} title={name} picture={imageId === undefined ? undefined : fileAddress(imageId)}>
                  {text && <p>{text}</p>}
                </Slide>
              ),
            }))}
          />
        )}
      </Under>
    </div>
  )
})
