import { StatementStep } from '../../statements/statement-step.tsx'
import { addressPlaces, usualAddresses, useAddressFields } from '../../statements/steps/use-address-fields.ts'

/** Where the client is registered, and where they live (2.8). */
export function Addresses() {
  const { groupsOf, finish } = useAddressFields()
  return (
    <StatementStep step="addresses" places={addressPlaces} groups={groupsOf} known={usualAddresses} finish={finish} />
  )
}
