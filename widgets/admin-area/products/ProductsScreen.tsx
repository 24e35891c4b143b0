import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import type { ScreenProps } from '../screens/screen-props.ts';
import { ProductDesk } from './ProductDesk.tsx';
import { ProductList } from './ProductList.tsx';

/** Products and prices of a brand, to edit; of all brands as a list. */
export function ProductsScreen(props: ScreenProps) {
  const { brand } = props.page;
  return brand.id === NETWORK_ID ? <ProductList {...props} /> : <ProductDesk key={brand.id} {...props} />;
}
