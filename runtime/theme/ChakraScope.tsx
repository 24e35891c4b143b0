import { ChakraProvider } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import type { WidgetProps } from '../page/widget-contract.ts';
import { chakraSystem } from './chakra.ts';

/**
 * Provides Chakra to its descendants; its resets apply only there. Portal content needs `className="chakra"` itself.
 */
export function ChakraScope({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={chakraSystem}>
      <div className="chakra">{children}</div>
    </ChakraProvider>
  );
}

/** The widget inside a `ChakraScope`; the generated registry uses it for widgets with `"chakra": true`. @public */
export function inChakra<Props, Data>(Widget: ComponentType<WidgetProps<Props, Data>>) {
  return function WidgetInChakra(props: WidgetProps<Props, Data>) {
    return (
      <ChakraScope>
        <Widget {...props} />
      </ChakraScope>
    );
  };
}
