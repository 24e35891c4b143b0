import { Switch as ChakraSwitch } from '@chakra-ui/react';

interface SwitchProps {
  id: string;
  checked: boolean;
  disabled?: boolean;
  describedBy?: string;
  onChange(checked: boolean): void;
}

/** A toggle; its label has the id `<id>-label` and points to it. */
export function Switch({ id, checked, disabled, describedBy, onChange }: SwitchProps) {
  return (
    <ChakraSwitch.Root
      colorPalette="gray"
      ids={{ hiddenInput: id, label: `${id}-label` }}
      checked={checked}
      disabled={disabled}
      onCheckedChange={(change) => onChange(change.checked)}
    >
      <ChakraSwitch.HiddenInput role="switch" aria-describedby={describedBy} />
      <ChakraSwitch.Control>
        <ChakraSwitch.Thumb />
      </ChakraSwitch.Control>
    </ChakraSwitch.Root>
  );
}
