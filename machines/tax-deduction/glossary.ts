import { described, type Glossary } from '../kit/described.ts'

export const glossary: Glossary = {
  events: {
    'statement.signed': described('Клиент подписывает', '7.12'),
    'draft.kept': described('Черновик сохранён на устройстве', '7.12'),
    'draft.changed': described('Черновик правили', '7.12'),
    'draft.emptied': described('Черновика больше нет', 'решение'),
    'statement.continued': described('Клиент продолжает', '7.12'),
    'statement.putAside': described('Клиент откладывает заявление', '7.12'),
    'deletion.requested': described('Клиент хочет удалить черновик', 'решение'),
    'deletion.confirmed': described('Клиент подтвердил удаление', 'решение'),
    'deletion.declined': described('Клиент оставил черновик', 'решение'),
  },
  guards: {
    hasForm: described('Есть годы, за которые можно подать', '2.2'),
    isMade: described('То же заявление уже создано', 'решение'),
    canFile: described('Всё заполнено верно', '8.2'),
    wasMade: described('Создано', '7.12'),
    wasSigned: described('Подписано', '7.12'),
    wasLeft: described('Клиент вернулся', 'решение'),
  },
  actions: {
    keepOpening: described('Запомнить годы и форму', '7.5'),
    beginAttempt: described('Начать попытку с новым ключом', '7.12'),
    keepOrder: described('Запомнить номер заявления', '7.12'),
    forgetOrder: described('Забыть заявление: оно не годится', 'решение'),
    keepFiled: described('Запомнить, как подано', '7.12'),
    keepFault: described('Запомнить ошибку', '8.2'),
    askSave: described('Попросить черновик сохранить', '7.12'),
    deleteDraft: described('Попросить черновик удалить', 'решение'),
    closeDraft: described('Сказать черновику, что он не нужен', '7.12'),
    outdateSigning: described('Сказать подписи, что заявление изменилось', 'решение'),
    tellWritten: described('Сказать запросам, что заявления и документы изменились', 'решение'),
  },
  actors: {
    openDeduction: described('Взносы по годам, что подано, форма и черновик', '7.5, 7.12'),
    makeOrder: described('Создание заявления', '7.12'),
    draft: described('Черновик на устройстве', '7.12'),
    signing: described('Подпись', '7.11'),
  },
  delays: {},
}
