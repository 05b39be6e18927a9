import { css } from '@emotion/react'
import { stack } from '#ui/layout.ts'
import { NextSteps } from '../../statements/next-steps.tsx'
import { OwnStep } from '../../statements/statement-step.tsx'

const part = css`${stack(8)} h3 { font-size: var(--type-18); } ul { margin: 0; padding-left: 1.5rem; }`
const nothingTyped = {}
const nothing = () => ({})
const road = [
  'Вы заполняете анкету и прикладываете фото паспорта. Введённое сохраняется, можно прерваться.',
  'Фонд проверяет файлы. Если какой-то не подойдёт, заменить нужно будет только его.',
  'Вы читаете документы и подписываете их кодом из СМС.',
  'Фонд заключает договор, и здесь открывается ваш личный кабинет.',
]

/** Which programme is joined: the link of the employer says it, nothing is chosen here (4.5). */
export function Programme() {
  return (
    <OwnStep step="step1" blank={nothingTyped} groups={[]} sectionsOf={nothing}>
      <section css={part} aria-labelledby="needed">
        <h3 id="needed">Что понадобится</h3>
        <ul>
          <li>паспорт: данные и фото двух страниц;</li>
          <li>СНИЛС и ИНН;</li>
          <li>имена и даты рождения тех, кому выплатить накопленное, если вас не станет. Назвать их можно и потом.</li>
        </ul>
      </section>
      <section css={part} aria-labelledby="road">
        <h3 id="road">Как это проходит</h3>
        <NextSteps steps={road} />
      </section>
    </OwnStep>
  )
}
