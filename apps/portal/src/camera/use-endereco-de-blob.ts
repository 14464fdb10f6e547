import { useEffect, useState } from 'react';

/** An address for bytes in memory, given back when nobody shows them any more. */
export function useEnderecoDeBlob(blob: Blob | undefined): string | undefined {
  const [endereco, setEndereco] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const novo = URL.createObjectURL(blob);
    setEndereco(novo);
    return () => {
      URL.revokeObjectURL(novo);
      setEndereco(undefined);
    };
  }, [blob]);
  return endereco;
}
