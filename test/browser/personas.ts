/** The clients that the sandbox begins with, by their phones. */
export const personas = {
  /** Two programmes, the consent is signed. */
  P1: '89990000001',
  /** The consent is not signed. */
  P2: '89990000002',
  /** No programmes. */
  P3: '89990000003',
  /** Joins online, at step 2. */
  P4: '89990000004',
  /** The passport is listed as invalid. */
  P5: '89990000005',
  /** A foreign passport. */
  P6: '89990000006',
  /** A statement of redemption is being looked at. */
  P7: '89990000007',
  /** Joins online: the files are being checked, one was refused. */
  P8: '89990000008',
  /** Known to the state portal alone. */
  P9: '89990000009',
  /** Joins online, at step 4. */
  P10: '89990000010',
  /** Six programmes, some of which fail. */
  P11: '89990000011',
  /** One programme, nothing has been filed. */
  P12: '89990000012',
} as const
export type Persona = keyof typeof personas
