import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../../sessao/api.ts';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import estilos from './suporte-screen.module.css';

export default function SuporteScreen() {
  useTitulo('Atender pessoa');
  const [texto, setTexto] = useState('');
  const [curto, setCurto] = useState(false);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  // A mutation, since what is searched for names people and stays out of addresses and caches.
  const busca = useMutation({
    mutationFn: (termo: string) => api('POST /gestao/suporte/buscar', { body: { texto: termo } }),
  });
  function buscar(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault();
    const termo = textoLimpo(texto);
    const pouco = caracteresVisiveis(termo) < 4;
    setCurto(pouco);
    if (pouco) focarPrimeiroErro(evento.currentTarget);
    else busca.mutate(termo);
  }
  return (
    <div className={estilosDaPagina.pagina}>
      <header>
        <h1>Atender uma pessoa</h1>
        <p className={estilosDaPagina.sub}>Cada busca e cada ficha aberta ficam registradas.</p>
      </header>
      <form className={estilos.busca} onSubmit={buscar} noValidate>
        <CampoTexto
          rotulo="CPF, protocolo, nome ou e-mail"
          dica="CPF e protocolo inteiros; do nome, pelo menos duas palavras; do e-mail, o começo."
          autoComplete="off"
          value={texto}
          erro={curto ? 'Digite o CPF, o protocolo, o nome ou o começo do e-mail.' : undefined}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        <Botao type="submit" icone={<Search aria-hidden="true" />} carregando={busca.isPending}>
          Buscar
        </Botao>
      </form>
      <div aria-live="polite">
        {busca.isError ? <Aviso tom="erro">{mensagemDoErro(busca.error)}</Aviso> : null}
        {busca.data?.haMais ? (
          <Aviso>Há mais pessoas do que estas 10. Escreva mais do nome ou do e-mail.</Aviso>
        ) : null}
        {busca.data?.pessoas.length === 0 ? (
          <PaginaVazia titulo="Ninguém encontrado">
            <p>Confira o que você digitou: CPF e protocolo inteiros, nome com pelo menos duas palavras.</p>
          </PaginaVazia>
        ) : null}
      </div>
      {busca.data && busca.data.pessoas.length > 0 ? (
        <ul className={estilos.pessoas} aria-label="Pessoas encontradas">
          {busca.data.pessoas.map(({ contaId, nome, cpf, email, telefone }) => (
            <li key={contaId}>
              <Link href={`/suporte/${contaId}`}>
                <strong>{nome}</strong>
                <small className="numeros">{`CPF ${cpf} · ${email} · ${telefone}`}</small>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
