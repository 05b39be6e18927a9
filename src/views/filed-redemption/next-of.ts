const askedAgain = 'Если понадобятся ещё документы, попросим их здесь и в разделе «Услуги».'
const paidThen = 'Когда фонд одобрит выплату, он удержит налог и переведёт деньги на ваш счёт.'

/** What happens next, by the state of a redemption. */
const next: Readonly<Record<string, readonly string[]>> = {
  waitConfirmation: ['Подпишите заявление кодом из СМС: до этого фонд его не рассматривает.'],
  registered: ['Фонд рассмотрит заявление.', askedAgain, paidThen],
  inReview: ['Фонд проверяет заявление и документы.', askedAgain, paidThen],
  needSupplement: [
    'Пришлите документы, о которых просит фонд.',
    'Когда они придут, рассмотрение продолжится.',
    paidThen,
  ],
  approved: ['Фонд удержит налог и переведёт деньги на ваш счёт.'],
  paid: ['Деньги переведены на ваш счёт. Если они не пришли, позвоните нам.'],
  rejected: ['Причина отказа названа ниже. Когда она отпадёт, заявление можно подать снова.'],
  clientRejected: ['Заявление осталось без исполнения, договор действует. Новое можно подать в любой день.'],
}
const unknown = ['Что будет дальше, подскажем по телефону.']

export const nextOf = (state: string): readonly string[] => (Object.hasOwn(next, state) && next[state]) || unknown
